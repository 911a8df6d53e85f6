import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
package struct FolderItem {
  package let name: String
  package let isSymbolicLink: Bool
  /// Nil where the folder does not say it, and for links.
  package let kind: FileIdentity.Kind?
}

/// The names in a folder in no order, without `.` and `..`.
///
/// By C's functions, for swift-system has none for folders.
package func folderContent(at path: String) throws(SystemError) -> [FolderItem] {
  guard let stream = unsafe opendir(path) else {
    throw SystemError(Errno(rawValue: errno))
  }
  defer { unsafe closedir(stream) }
  var items: [FolderItem] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
    }
    if name != "." && name != ".." {
      items.append(unsafe item(named: name, in: path, type: Int(entry.pointee.d_type)))
    }
  }
  return items
}

/// `type` is `d_type`, which some file systems leave unknown.
private func item(named name: String, in folder: String, type: Int) -> FolderItem {
  switch type {
  case Int(DT_LNK): FolderItem(name: name, isSymbolicLink: true, kind: nil)
  case Int(DT_REG): FolderItem(name: name, isSymbolicLink: false, kind: .file)
  case Int(DT_DIR): FolderItem(name: name, isSymbolicLink: false, kind: .folder)
  default:
    FolderItem(name: name, isSymbolicLink: isSymbolicLink(folder + "/" + name), kind: nil)
  }
}

private func isSymbolicLink(_ path: String) -> Bool {
  let status = unsafe try? path.withCString { try unsafe Stat($0, followTargetSymlink: false) }
  return status?.type == .symbolicLink
}
