import sharp from 'sharp';

/** A drawing as Inkscape saves it. */
export const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="60mm" height="30mm" viewBox="0 0 60 30" version="1.1" id="svg5" sodipodi:docname="logo.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" />
  <defs id="defs2"><filter id="unused" /></defs>
  <metadata id="m1">By hand</metadata>
  <g inkscape:label="Accent" inkscape:groupmode="layer" id="layer1" transform="translate(5,5)">
    <circle style="fill:#ff0000;fill-opacity:1;stroke:none;-inkscape-stroke:none" id="path31" cx="10" cy="10" r="10" />
  </g>
  <g inkscape:label="Guides" id="layer2" style="display:none"><text id="t1">Hidden</text></g>
  <path style="fill:none;stroke:#0000ff;stroke-width:4" d="M 30,15 H 55" id="inkscape-line" />
</svg>`;

/** A drawing as Illustrator exports it, with its own data and classes. */
export const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
  viewBox="0 0 60 30" style="enable-background:new 0 0 60 30;" xml:space="preserve">
<style type="text/css">.st0{fill:#FF0000;}.st1{fill:none;stroke:#0000FF;stroke-width:4;}</style>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef/></foreignObject>
  <g i:extraneous="self">
    <g id="accent_1_"><circle class="st0" cx="15" cy="15" r="10"/></g>
    <line class="st1" x1="30" y1="15" x2="55" y2="15"/>
  </g>
</switch>
</svg>`;

/** A drawing as Figma exports it: its frame clips what is in it. */
export const figma = `<svg width="60" height="30" viewBox="0 0 60 30" fill="none" xmlns="http://www.w3.org/2000/svg">
<g id="Logo" clip-path="url(#clip0_1_2)">
<circle id="accent" cx="15" cy="15" r="10" fill="#FF0000"/>
<path id="Vector" d="M30 15H55" stroke="#0000FF" stroke-width="4"/>
</g>
<defs>
<clipPath id="clip0_1_2">
<rect width="60" height="30" fill="white"/>
</clipPath>
</defs>
</svg>`;

/** A drawing of a square. @param parts what is in it */
export const square = (parts = '<rect width="9" height="9" fill="#00f"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${parts}</svg>`;

/** A blue PNG file. */
export const squareOf = (height: number, width = height) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } })
    .png()
    .toBuffer();
