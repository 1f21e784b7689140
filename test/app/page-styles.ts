import page from '../../src/app/page.css?raw';
import home from '../../src/app/home.css?raw';
import sheet from '../../src/app/sheet.css?raw';
import tokens from '../../src/app/tokens.css?raw';

/** Shows what the tests of a file put into the page in the style of the home page and its sheets. */
export function usePageStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync([tokens, page, home, sheet].join(''));
  before(() => document.adoptedStyleSheets.push(styles));
  after(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(styles), 1));
}
