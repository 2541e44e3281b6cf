/** A page without script, font or network. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --page: #f5f8f1; --ink: #16213a; --soft: #445068; --line: #748270; --link: #2a3e92 }
@media (prefers-color-scheme: dark) { :root { --page: #121a17; --ink: #e8efe8; --soft: #b6c4ba; --line: #75897e; --link: #aabbff } }
body { margin: 0; padding: 24px 32px; background: var(--page); color: var(--ink); font: 14px/22px system-ui, sans-serif }
h1 { font-size: 22px; line-height: 28px; margin: 0 0 8px } h2 { font-size: 16px; margin: 32px 0 8px }
p { margin: 0 0 8px; color: var(--soft); max-width: 80ch } a { color: var(--link) }
li { margin: 4px 0; max-width: 80ch }
.wide { overflow-x: auto } table { border-collapse: collapse }
th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); white-space: nowrap }
td.figure { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: 13px/20px ui-monospace, monospace } pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 110ch }
@media (max-width: 767px) { body { padding: 16px } }
`;

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
