// The library's face: what its users name is here, in any of the targets.
@_exported import OversetConfiguration
@_exported import OversetFits
@_exported import OversetModel
@_exported import OversetRules
