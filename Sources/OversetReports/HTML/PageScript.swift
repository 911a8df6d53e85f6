/// What the page can do where scripts may run.
enum PageScript {
  /// Names locales in English, and hides findings by severity and locale.
  ///
  /// `Intl` refuses what is no language tag, which a folder's name may be: such a locale stays
  /// unnamed.
  static let filters: StaticString = """
    (() => {
      const all = (s, e = document) => [...e.querySelectorAll(s)];
      const names = new Intl.DisplayNames(['en'], {type: 'language'});
      for (const e of all('[data-n]')) {
        try { e.textContent = names.of(e.dataset.n); } catch {}
      }
      const form = document.querySelector('.filters');
      if (!form) return;
      const apply = () => {
        const locale = form.elements.locale.value;
        const off = new Set(all('input', form).filter(e => !e.checked).map(e => e.name));
        let shown = 0, total = 0;
        for (const group of all('.group:not(.plain)')) {
          let inGroup = 0;
          for (const section of all('.locale', group)) {
            let inSection = 0;
            for (const card of section.querySelectorAll('.card')) {
              total++;
              card.hidden = off.has(card.dataset.s) || locale && locale !== section.dataset.l;
              if (!card.hidden) inSection++;
            }
            section.hidden = !inSection;
            inGroup += inSection;
          }
          group.hidden = !inGroup;
          shown += inGroup;
        }
        form.querySelector('.shown').textContent = shown === total ? '' : shown + ' of ' + total;
      };
      form.hidden = false;
      form.addEventListener('change', apply);
      form.addEventListener('submit', e => e.preventDefault());
      apply();
    })();
    """
}
