/**
 * Adds the bill's style to the page, once. It is no part of the app's own style sheet, which the first page loads, and the build adds no other sheets
 * to pages that load later.
 */
import styles from './bill.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
