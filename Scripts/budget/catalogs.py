"""Catalogs and configurations made up for `make budget`: always the same bytes."""
import json
import os
import random

# Common words of apps. Arabic and Japanese are shaped in font files; the others are in the program's own tables.
WORDS = {
    "en": "save settings your account trip search cancel the next payment ticket seat of photo and new message open",
    "de": "sichern Einstellungen Ihr Benutzerkonto Reise suchen abbrechen die nächste Zahlung Fahrkarte Sitzplatz und neu",
    "fr": "enregistrer réglages votre compte voyage rechercher annuler le prochain paiement billet siège et nouveau à",
    "tr": "kaydet ayarlar hesabınız yolculuk ara iptal sonraki ödeme bilet koltuk fotoğraf ve yeni ileti aç değiştir",
    "ru": "сохранить настройки ваша учётная запись поездка искать отменить следующий платёж билет место фото и новое",
    "el": "αποθήκευση ρυθμίσεις ο λογαριασμός σας ταξίδι αναζήτηση ακύρωση επόμενη πληρωμή εισιτήριο θέση και νέο",
    "ar": "حفظ الإعدادات حسابك رحلة بحث إلغاء التالي الدفع تذكرة مقعد صورة و رسالة جديدة فتح تغيير إرسال مشاركة",
    "ja": "保存 設定 アカウント 旅行 検索 キャンセル 次へ お支払い 切符 座席 写真 新しい メッセージ を開く に変更 共有する",
}
SIZES = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
SCREENS = {"se": 320, "standard": 393, "max": 430}


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def texts(count, words):
    """`count` keys with their texts by locale; a key's texts have as many words, of the range `words`."""
    # Python promises the same numbers of random() for a seed, and of no other function.
    random_ = random.Random(13).random

    def pick(values):
        return values[int(random_() * len(values))]

    def text(locale, length):
        chosen = [pick(WORDS[locale].split()) for _ in range(length)]
        return ("" if locale == "ja" else " ").join(chosen)

    made = {}
    for index in range(count):
        length = pick(words)
        locales = {locale: text(locale, length) for locale in WORDS}
        if index % 10 == 0:
            locales = {locale: text + " %d" for locale, text in locales.items()}
        made[f"{pick('abc')}.{index}"] = locales
    return made


def strings(folder, made):
    """A `.strings` file a locale."""
    for locale in WORDS:
        lines = (f'/* The label {key} */\n"{key}" = "{texts[locale]}";\n\n' for key, texts in made.items())
        write(f"{folder}/{locale}.lproj/Localizable.strings", "".join(lines))


def string_catalog(folder, made):
    entries = {
        key: {"comment": f"The label {key}", "localizations": {
            locale: {"stringUnit": {"state": "translated", "value": text}} for locale, text in texts.items()}}
        for key, texts in made.items()}
    catalog = {"sourceLanguage": "en", "strings": entries, "version": "1.0"}
    write(f"{folder}/Catalog.xcstrings", json.dumps(catalog, indent=2, ensure_ascii=False))


def plurals(folder, made):
    """A `.stringsdict` file a locale, every text in two cases."""
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n'
    for locale in WORDS:
        entries = (
            f"<key>{key}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@</string><key>count</key>"
            "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            "<key>NSStringFormatValueTypeKey</key><string>d</string>"
            f"<key>one</key><string>%d {texts[locale]}</string><key>other</key><string>%d {texts[locale]}</string>"
            "</dict></dict>\n" for key, texts in made.items())
        write(f"{folder}/{locale}.lproj/Counted.stringsdict", head + "".join(entries) + "</dict>\n</plist>\n")


def xliff(folder, made):
    """An export for translators of each locale but the source's."""
    for locale in WORDS:
        if locale == "en":
            continue
        units = (
            f'<trans-unit id="{key}"><source>{texts["en"]}</source><target>{texts[locale]}</target>'
            f"<note>The label {key}</note></trans-unit>\n" for key, texts in made.items())
        write(
            f"{folder}/{locale}.xliff",
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n'
            '<file original="Export.strings" source-language="en" '
            f'target-language="{locale}" datatype="plaintext"><body>\n'
            + "".join(units) + "</body></file>\n</xliff>\n")


def configuration(path, catalogs, labels, **settings):
    # JSON is YAML.
    catalogs = [catalogs + "/**/*.strings"]
    write(path, json.dumps({"catalogs": catalogs, "sourceLocale": "en", "labels": labels, **settings}))


def make():
    """Everything, in the working folder."""
    short = texts(1250, range(1, 4))
    strings("Short", short)
    strings("Long", texts(1250, range(8, 16)))
    strings("Variants", texts(25, range(3, 9)))
    for write_format in (strings, string_catalog, plurals, xliff):
        write_format("Reading", short)
    narrow = {"font": {"textStyle": "body"}, "width": 100}
    configuration("fits.yml", "Short", [{**narrow, "id": "wide", "keys": ["*"], "width": 1200}])
    configuration("too-long.yml", "Long", [
        {**narrow, "id": "truncated", "keys": ["a.*"]},
        {**narrow, "id": "wrapped", "keys": ["b.*"], "numberOfLines": 2},
        {**narrow, "id": "shrunk", "keys": ["c.*"], "adjustsFontSizeToFitWidth": True, "minimumScaleFactor": 0.8}])
    label = {**narrow, "id": "label", "keys": ["*"], "width": "screen - 32", "numberOfLines": 2}
    configuration("variants.yml", "Variants", [label], contentSizes=SIZES, screens=SCREENS)
