/// What an app probably puts into a text in place of an object, judged by its words.
package enum ValueKind: CaseIterable {
  case name, handle, number, percentage, percents, price, date, time, duration, size
  case email, link, host, file, app, version, language, phrase

  /// English words that are a sign of a kind: in the text beside the value, in the note for translators, in
  /// the key's name.
  package struct Clues {
    /// Nouns for the value itself, two words where one means something else.
    var nouns = ""
    /// What stands before a value.
    var before = ""
    /// What stands right behind a value.
    var after = ""
  }

  /// The table of clues; none where only the text's form is a sign (`percents`: "%@ %%").
  package var clues: Clues {
    switch self {
    case .name:
      Clues(
        nouns: "name person author artist sender recipient contact owner member friend",
        before: """
          by dear hi hello hey welcome follow following unfollow block unblock mute unmute call \
          invite mention profile
          """,
        after: "followed wants liked joined is_typing mentioned boosted")
    case .handle:
      Clues(nouns: "username user_name user account login nickname handle hashtag tag acct")
    case .number:
      Clues(
        nouns: """
          number count total page step line row column index level score quantity code amount \
          build chapter episode season age speed ratio scale scaling spacing rate bitrate resolution \
          width height volume
          """,
        after: """
          items files photos videos songs messages posts followers likes comments replies results \
          votes people members users days hours minutes seconds weeks months years times points \
          notifications entries pages words characters devices participants episodes tracks albums \
          accounts columns rows selected more others unread new steps calories kb mb gb tb kbps mbps px pt fps hz \
          khz mhz km mi min sec ms h x
          """)
    case .percentage: Clues(nouns: "percent percentage")
    case .percents: Clues()
    case .price:
      Clues(
        nouns: "price cost fee", before: "only_$ for_only",
        after: "per_month per_year a_month a_year"
      )
    case .date:
      Clues(
        nouns: "date day deadline birthday expiry expiration",
        before: """
          since until till expires expired due updated modified edited last_edit created joined \
          published released renews renewed ends born last_seen
          """)
    case .time: Clues(nouns: "time clock alarm", before: "today yesterday tomorrow")
    case .duration:
      Clues(
        nouns: "duration interval timeout elapsed time_limit time_left",
        before: """
          within every again_in closes_in ends_in expires_in starts_in resend_in opens_in \
          available_in
          """,
        after: "ago remaining")
    case .size:
      Clues(nouns: "size bytes storage memory", after: "free used available downloaded uploaded")
    case .email: Clues(nouns: "email mail e-mail")
    case .link: Clues(nouns: "url link website webpage site")
    case .host: Clues(nouns: "server host hostname domain instance server_name host_name")
    case .file: Clues(nouns: "file filename file_name document attachment path database")
    case .app: Clues(nouns: "app application app_name application_name")
    case .version:
      Clues(nouns: "version", before: "ios ipados macos watchos tvos visionos v version")
    case .language: Clues(nouns: "language", before: "translated_from translate_from translate_to")
    case .phrase: Clues(nouns: "reason", before: "because")
    }
  }
}
