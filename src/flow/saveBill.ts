/**
 * Saves the bill on the page as a picture, twice as sharp as a screen. The browser draws the bill itself, with its own styles and letters, so the
 * picture never differs from what is read and printed.
 */

import { type BillSubject, billFileName } from '../../machines/invoices/invoicePicture/invoicePicture.machine';
import type { Saved, Wanted } from '../../machines/kit/download/download.machine';
import type { Service } from '../../machines/kit/flow/port';
import { saveFile } from './saveFile';

/** A4 at 96 pixels an inch. */
const WIDTH = 794;
const HEIGHT = 1123;
const SCALE = 2;
/** Browsers have no larger canvas. A bill of so many lines is less sharp instead. */
const MOST_PIXELS = 16_000;

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const dataAddress = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

const FONT_ADDRESS = /url\(["']?([^"')]+)["']?\)/;

/** A picture loads nothing, so its letters stand in it. Letters that cannot be fetched are those of the system. */
async function fontRule(rule: CSSFontFaceRule, sheet: CSSStyleSheet, signal: AbortSignal): Promise<string> {
  const [found, address] = FONT_ADDRESS.exec(rule.cssText) ?? [];
  if (found === undefined || address === undefined) return rule.cssText;
  const response = await fetch(new URL(address, sheet.href ?? document.baseURI), { signal });
  return response.ok ? rule.cssText.replace(found, `url("${await dataAddress(await response.blob())}")`) : '';
}

/** Whether the letters of a rule are in the bill. */
function isUsed(rule: CSSFontFaceRule, text: string): boolean {
  const ranges = rule.style.getPropertyValue('unicode-range');
  if (!/url\(/.test(rule.cssText)) return true;
  const spans = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return spans.length === 0 || [...text].some((letter) => spans.some(([from = 0, to = 0]) => isWithin(letter, from, to)));
}

function isWithin(letter: string, from: number, to: number): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= from && code <= to;
}

/** Returns the styles of the bill, and its letters. Rules of other sites cannot be read, and none are needed. */
async function stylesOf(text: string, signal: AbortSignal): Promise<string> {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, sheet })));
  const fonts = rules.flatMap(({ rule, sheet }) =>
    rule instanceof CSSFontFaceRule && isUsed(rule, text) ? [fontRule(rule, sheet, signal)] : [],
  );
  const own = rules.flatMap(({ rule: { cssText } }) => (/^(?:\.paper|\.bill|@container paper)/.test(cssText) ? [cssText] : []));
  return [...(await Promise.all(fonts)), '*{box-sizing:border-box}h1,h2,h3,p,dl,dd,ol{margin:0}', ...own].join('\n');
}

/** Returns how high the bill is on paper of this width, and the bill as XML. */
function laidOut(bill: Element): { readonly height: number; readonly markup: string } {
  const copy = bill.cloneNode(true);
  const place = document.createElement('div');
  place.inert = true;
  Object.assign(place.style, { position: 'fixed', left: '-9999px', top: '0', width: `${WIDTH}px` });
  place.append(copy);
  document.body.append(place);
  const height = Math.max(HEIGHT, Math.ceil(place.scrollHeight));
  place.remove();
  return { height, markup: new XMLSerializer().serializeToString(copy) };
}

const loaded = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture failed to load.'));
    image.src = address;
  });

/** Returns the bill on white ground. Rejects if the browser cannot draw it. */
async function pictureOf(bill: Element, signal: AbortSignal): Promise<Blob> {
  const { height, markup } = laidOut(bill);
  const styles = await stylesOf(bill.textContent ?? '', signal);
  // The whole sheet, with how to pay at its end.
  const ground = `.paper{border:0;background:#fff}.bill{min-height:${height}px}.bill>.end{margin-top:auto}`;
  const style = new XMLSerializer().serializeToString(
    Object.assign(document.createElementNS(XHTML, 'style'), { textContent: styles + ground }),
  );
  const drawing = `<svg xmlns="${SVG}" width="${WIDTH}" height="${height}"><foreignObject width="100%" height="100%"><div xmlns="${XHTML}" style="font-size:16px">${style}${markup}</div></foreignObject></svg>`;
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  const scale = Math.min(SCALE, MOST_PIXELS / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t create images.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Couldn’t create the image.'))), 'image/png'),
  );
}

/** INV-03: saves the bill as a file, made in the browser. */
export const saveBill: Service<Wanted<BillSubject, 'png'>, Saved> = async ({ filter: { reference } }, { signal }) => {
  const bill = document.querySelector('[data-bill]');
  if (!bill) throw new Error('This page has no bill.');
  const picture = await pictureOf(bill, signal);
  signal.throwIfAborted();
  const fileName = billFileName(reference);
  saveFile(picture, fileName);
  return { fileName };
};
