/** The chart of this page as a picture: the drawing with its title above it, on the page's background. */

/** The scale in screen pixels, for printing. */
const SCALE = 2;
const MARGIN = 16;
const HEAD = 24;

/** @returns a PNG. Rejects if there is no chart, or if the browser cannot draw it. */
export async function chartImage(): Promise<Blob> {
  const drawing = document.querySelector<SVGSVGElement>('[data-drawing] svg');
  if (!drawing) throw new Error('There’s no chart to export.');
  const { width, height } = drawing.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEAD + 2 * MARGIN) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t create images.');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = getComputedStyle(document.body).color;
  pen.font = `600 14px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(drawing.closest('[data-drawing]')?.getAttribute('data-drawing') ?? '', MARGIN, MARGIN + 12);
  pen.drawImage(await imageOf(drawing, width, height), MARGIN, MARGIN + HEAD, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Couldn’t create the image.'))), 'image/png'),
  );
}

/** Returns the drawing as a standalone image, with its size and fonts and without other elements. */
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
