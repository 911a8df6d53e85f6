/// The keys that an object of a document shows: a label of `overset.yml` with both and no width.
package struct ObjectKeys: Hashable, Sendable {
  package var object: ObjectReference
  /// Any of these.
  package var keys: [Glob]
  /// Nil for all tables.
  package var table: Glob?

  package init(object: ObjectReference, keys: [Glob], table: Glob?) {
    self.object = object
    self.keys = keys
    self.table = table
  }
}
