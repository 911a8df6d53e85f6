// Elements are made by name, and texts are put into them as texts: nothing that comes from a
// catalog is ever read as markup.

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element. What is null or false among its attributes and children is left out. */
const h = (name, attributes, ...children) =>
  filled(document.createElement(name), attributes, children);

/** An SVG element. */
const svg = (name, attributes, ...children) =>
  filled(document.createElementNS(SVG, name), attributes, children);

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child || child === 0));
  return element;
}

/** Controls as signs for them: a page shows nothing where one stands. */
const visible = (text) => text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, (sign) => {
  const code = sign.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '\ufffd';
});

/** A text that cannot change the direction of what stands around it. */
const name = (text) => h('bdi', {}, visible(text));

const code = (text) => h('bdi', {class: 'code'}, visible(text));

/** A text in the language and direction that an app shows it in. */
const phrase = (text, locale, isRightToLeft) =>
  h('bdi', {lang: locale || null, dir: isRightToLeft ? 'rtl' : 'ltr'}, visible(text));

const number = new Intl.NumberFormat('en');

const counted = (count, noun) => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

const names = new Intl.DisplayNames(['en'], {type: 'language'});

/** A locale in English; nothing for what is no language tag, which a folder's name may be. */
function languageName(locale) {
  try {
    const text = names.of(locale);
    return text === locale ? '' : text;
  } catch {
    return '';
  }
}

/** A button that copies a text, and says so. */
function copyButton(text) {
  const button = h('button', {
    type: 'button', class: 'copy', 'aria-label': `copy ${text}`, title: 'Copy', click: async () => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // A page that was opened as a file may lack the clipboard: the selection never does.
        const field = h('textarea', {class: 'offscreen'});
        field.value = text;
        document.body.append(field);
        field.select();
        document.execCommand('copy');
        field.remove();
        button.focus();
      }
      button.textContent = 'copied';
      setTimeout(() => (button.textContent = 'copy'), 1500);
    },
  }, 'copy');
  return button;
}
