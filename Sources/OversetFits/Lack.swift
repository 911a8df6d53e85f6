package import OversetModel

extension LabelFit {
  /// What a text lacks in its label; read more often than the rest.
  package struct Lack {
    package var needs: Needs
    package var lostClusters: Int
    package var missingHeight: Points
  }

  /// What the text lacks.
  package var lack: Lack {
    Lack(needs: needs, lostClusters: lostClusters, missingHeight: missingHeight)
  }
}
