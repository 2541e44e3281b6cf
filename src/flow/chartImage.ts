/** The chart of this page as a picture: what is drawn, with what stands above it in words, on the page's own ground. */

/** Of screen pixels, so that it can be printed. */
const SCALE = 2;
const MARGIN = 16;
const HEAD = 24;

/** @returns a PNG. Rejects where nothing is drawn, or the browser makes no picture of it. */
export async function chartImage(): Promise<Blob> {
  const drawing = document.querySelector<SVGSVGElement>('[data-drawing] svg');
  if (!drawing) throw new Error('There is no chart to take a picture of.');
  const { width, height } = drawing.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEAD + 2 * MARGIN) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = getComputedStyle(document.body).color;
  pen.font = `600 14px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(drawing.closest('[data-drawing]')?.getAttribute('data-drawing') ?? '', MARGIN, MARGIN + 12);
  pen.drawImage(await imageOf(drawing, width, height), MARGIN, MARGIN + HEAD, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}

/** The drawing as an image that stands alone: with its size, its letters, and without what is not drawing. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const alone = document.importNode(drawing, true);
  for (const foreign of alone.querySelectorAll('foreignObject')) foreign.remove();
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  alone.setAttribute('width', `${width}`);
  alone.setAttribute('height', `${height}`);
  alone.setAttribute('font-family', getComputedStyle(drawing).fontFamily);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  return image;
}
