import Fixtures
import OversetModel
import Testing

@testable import OversetSources
@testable import OversetSwiftSource

/// What a file says is the same in another process, and bytes that say something else end nothing.
struct SourceBytesTests {
  /// All that sample code says: with outlets, so that what it does to them is noted.
  static let samples: [SourceFile] = {
    let texts =
      [(DamagedSourceTests.sample, "swift"), (swift, "swift"), (objectiveC, "m")]
      + [(ConstantTests.l10n, "swift")]
    let inputs = texts.enumerated().map {
      SourceInput(path: "\($0).\($1.1)", bytes: Array($1.0.utf8))
    }
    return readSources(inputs, outlets: ["label", "button"], views: ["Row"], workers: 1).files
  }()

  private static let swift = """
    enum Strings: String { case a, b
      var title: String { switch self { case .a: tr("a"); case .b: tr("b", 1) } } }
    typealias S = Strings
    extension String { var loc: String { NSLocalizedString(self, tableName: "T", comment: "") } }
    class Row: UITableViewCell {
      @IBOutlet var label: UILabel!
      @IBOutlet private var button: UIButton!
      override var intrinsicContentSize: CGSize { .zero }
      func style(_ label: UILabel) {}
      func show(title: String, _ on: Bool) {
        label.text = on ? title : "key".loc
        label.numberOfLines = 2
        if #available(iOS 99, *) { button.setTitle("x\\(1)".localized, for: .highlighted) }
        viewWithTag(3).isHidden = true
        button.style(label)
        label.leftAnchor.constraint(equalTo: leftAnchor, constant: -8.5).isActive = true
        label.snp.makeConstraints { $0.width.lessThanOrEqualTo(margin) }
        #if os(macOS)
        label.text = S.a.title
        #endif
      }
    }
    struct V: View {
      let t: LocalizedStringKey
      var body: some View { V(t: "k").font(.system(size: 12)).padding(on ? 1 : 2) }
    }
    #if DEBUG
    let d = Text("debug")
    #endif
    #Preview { Text("preview") }
    let broken = (
    """

  private static let objectiveC = """
    @implementation RowView
    - (CGSize)intrinsicContentSize { return CGSizeZero; }
    - (void)f { self.label.text = NSLocalizedStringFromTable(@"a", @"T", nil);
      [self.button setTitle:@"b" forState:UIControlStateNormal]; [self.label allow];
      [cell viewWithTag:3]; }
    @end
    """

  private func bytes(_ value: some SourceCoded) -> [UInt8] {
    var writer = SourceWriter()
    writer.put(value)
    return writer.bytes
  }

  @Test(arguments: samples)
  func `a file is the same after it was written and read`(_ file: SourceFile) {
    var reader = SourceReader(bytes(file)[...])
    #expect(reader.get(SourceFile.self) == file)
    #expect(reader.isComplete)
  }

  /// Else a member that nobody writes would not be missed.
  @Test func `the samples have something of every kind`() {
    func isUsed(_ has: (SourceFile) -> Bool) -> Bool { Self.samples.contains(where: has) }
    #expect(isUsed { !$0.uses.isEmpty } && isUsed { !$0.constants.isEmpty })
    #expect(isUsed { !$0.functions.isEmpty } && isUsed { !$0.parameters.isEmpty })
    #expect(isUsed { !$0.aliases.isEmpty } && isUsed { !$0.types.isEmpty })
    #expect(isUsed { !$0.parameterUses.isEmpty } && isUsed { !$0.members.isEmpty })
    #expect(isUsed { !$0.references.isEmpty } && isUsed { !$0.outlets.isEmpty })
    #expect(isUsed { !$0.assignments.isEmpty } && isUsed { !$0.unreached.isEmpty })
    #expect(isUsed { !$0.handovers.isEmpty } && isUsed { !$0.overrides.isEmpty })
    #expect(isUsed { !$0.viewMethods.isEmpty } && isUsed { !$0.tags.isEmpty })
    #expect(isUsed { !$0.viewTakers.isEmpty } && isUsed { !$0.constraints.isEmpty })
    #expect(isUsed { !$0.notices.isEmpty } && isUsed { $0.uses.contains { $0.unreached != nil } })
    #expect(isUsed { $0.uses.contains { $0.platform != nil } })
  }

  @Test func `what the configuration declares is the same`() throws {
    var stated = StatedDeclarations()
    stated.calls = try ["Card(title:)", "A.b(_:text:)", "Menu()"].map { text in
      try #require(CallPattern(text))
    }
    stated.functions = try ["\"key\".loc()", "Lang.text(key: \"key\", in: \"table\")"].map { text in
      try #require(LookupPattern(text)).function
    }
    var accessor = KeyAccessor(type: "L10n")
    accessor.table = "T"
    accessor.replacements = try #require(KeyAccessor.replacements("_ → ."))
    stated.accessors = [accessor]
    let message = ReadingMessage.settings(stated, outlets: ["label", "button"])
    guard case .settings(let read, let outlets) = ReadingMessage(message.bytes) else {
      Issue.record("no settings")
      return
    }
    #expect(read == stated)
    #expect(outlets == ["label", "button"])
  }

  @Test(arguments: [0, 1, -1, 63, -64, 64, 1 << 40, Int.max, Int.min])
  func `a number is the same`(number: Int) {
    var reader = SourceReader(bytes(number)[...])
    #expect(reader.get(Int.self) == number)
    #expect(reader.isComplete)
  }

  @Test(arguments: samples)
  func `what is cut off is not complete`(_ file: SourceFile) {
    let bytes = bytes(file)
    for end in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 500)) {
      var reader = SourceReader(bytes[..<end])
      _ = reader.get(SourceFile.self)
      #expect(!reader.isComplete)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `damaged bytes end nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = bytes(Self.samples[Int.random(in: Self.samples.indices, using: &random)])
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
    }
    var reader = SourceReader(bytes[...])
    _ = reader.get(SourceFile.self)
    _ = ReadingMessage(bytes)
  }
}
