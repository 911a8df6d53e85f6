import OversetFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
struct FolderItem {
  let name: String
  let isSymbolicLink: Bool
}

/// The names in a folder in no order, without `.` and `..`.
func folderContent(at path: String) throws(SystemError) -> [FolderItem] {
  guard let stream = unsafe opendir(path) else { throw .last }
  defer { unsafe closedir(stream) }
  var items: [FolderItem] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
    }
    if name != "." && name != ".." {
      items.append(FolderItem(name: name, isSymbolicLink: isSymbolicLink(path + "/" + name)))
    }
  }
  return items
}

/// Asked of `lstat`, because some file systems leave `d_type` unknown.
private func isSymbolicLink(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}
