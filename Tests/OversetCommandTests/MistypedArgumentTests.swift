import Testing

struct MistypedArgumentTests {
  @Test(arguments: [
    (["check", "--format", "jsn"], "did you mean 'json'?"),
    (["check", "--formt", "json"], "Did you mean '--format'?"),
    (["check", "--fail-on", "eror"], "'error', 'warning', 'note' or 'never'"),
    (["check", "--width", "9", "--font", "headlin"], "did you mean 'headline'?"),
    (["fit", "x", "--width", "9", "--font", "17 semibld"], "did you mean 'semibold'?"),
    (["fit", "x", "--label", #"{"textAlignment": "centre"}"#], "did you mean 'center'?"),
    (["fit", "x", "--label", #"{"numberOfLine": 1}"#], "did you mean 'numberOfLines'?"),
    (["fit", "x", "--label", #"{"font": "headlin"}"#], "did you mean 'headline'?"),
    (["rules", "trunkated"], "did you mean 'truncated'?"),
    (["chek"], "there is no command 'chek'; did you mean 'check'?"),
    (["chek", "--help"], "did you mean 'check'?"),
    (["help", "chek"], "did you mean 'check'?"),
    (["baseline", "wirte"], "did you mean 'write'?"),
    (["check", "-"], "standard input is not read here"),
    (["sources", "App.xcodeproj"], "give the folder around it, '.'"),
    (["check", "App.xcodeproj"], "give the folder around it, '.'"),
    (["check", "ios/App/App.xcworkspace/"], "give the folder around it, 'ios/App'"),
    (["check", "/src/App.xcodeproj"], "give the folder around it, '/src'"),
    (["App/"], "there is no command 'App/'; there are check, merge, fit"),
  ])
  func `a mistyped name is reported with the right ones`(arguments: [String], words: String) throws
  {
    let outcome = try Program.run(arguments, in: "/")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
