// The library's face: what its users name is here, whichever target it is in.
@_exported import OversetConfiguration
@_exported import OversetFits
@_exported import OversetModel
@_exported import OversetRules
