// The vocabulary, what a label does with a text, and the globs of keys are in the signatures of
// everything here, so that one import is enough to use it.
@_exported import OversetFits
@_exported import OversetLabels
@_exported import OversetModel
@_exported import OversetSyntax
