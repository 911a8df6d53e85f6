package import OversetModel
package import OversetSyntax

/// What to say of a file that is no text.
package func unreadable(_ path: String, _ fault: FileFault) -> Notice {
  Notice(
    .warning, "this file is not read: \(fault.message)",
    at: FileLocation(path: path, position: fault.position))
}
