// Reports if the app itself fails to load or start: until then there is only the static page of index.html, and nothing
// else could. It depends on nothing of the app, and disappears once the app has started (main.tsx replaces the contents
// of #root).
const missing = {
  de: [
    'Lemma konnte nicht geladen werden',
    'Ein Teil der Plattform ist nicht angekommen. Vielleicht wurde die Verbindung unterbrochen, oder es gibt seit eben eine neue Version.',
    'Seite neu laden',
  ],
  en: [
    'Lemma could not be loaded',
    'Part of the platform did not arrive. The connection may have been interrupted, or a new version may just have been installed.',
    'Reload the page',
  ],
  fr: [
    'Lemma n’a pas pu être chargé',
    'Une partie de la plateforme n’est pas arrivée. La connexion a peut-être été interrompue, ou une nouvelle version vient d’être installée.',
    'Recharger la page',
  ],
  zh: ['无法加载 Lemma', '平台的一部分未能送达。可能是连接中断，也可能是刚刚安装了新版本。', '重新加载页面'],
};

function sayThatItIsMissing() {
  const place = document.querySelector('#root > .first-page');
  if (place === null) return;
  const [title, text, reload] = missing[document.documentElement.lang] ?? missing.de;
  const page = document.createElement('div');
  page.className = 'first-page';
  page.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  page.append(heading, words, button);
  place.replaceWith(page);
}

// Load errors of elements do not bubble: only capturing listeners receive them.
addEventListener(
  'error',
  ({ target }) => (target === window || target.tagName === 'SCRIPT') && sayThatItIsMissing(),
  true,
);
addEventListener('lemma:missing', sayThatItIsMissing);
