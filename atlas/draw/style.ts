/** The styles of a chart: classes over CSS variables, so that light, dark and print differ only in colours. */
import { dark, light } from '../colours';

/** The app's fonts first, then the ones that text widths were measured with. */
const LETTERS = "'Archivo Variable',Archivo,Arial,'Liberation Sans',Helvetica,sans-serif";

/** Styles of the chart itself, in any place. A mark (`on`, `been`, `added`, `removed`, `changed`, `uncovered`) is painted last. */
export const chartStyle = `
.chart{font-family:${LETTERS};font-size:11px;fill:var(--ink)}
.chart .state>rect,.chart .state>circle{fill:var(--sheet);stroke:var(--ink-faint);stroke-width:1.25}
.chart .compound>rect,.chart .parallel>rect{fill:var(--page)}
.chart .region>rect{stroke-dasharray:7 4}
.chart .deep>rect{fill:var(--desk);fill-opacity:.5}
.chart .money>rect{fill:var(--brass-ground);stroke:var(--brass-line);stroke-width:1.75}
.chart .money>.band{fill:var(--brass-line);stroke:none}
.chart .otp>rect{fill:var(--tone-blue-ground);stroke:var(--tone-blue-ink);stroke-width:1.75}
.chart .money.otp>rect{fill:var(--brass-ground);stroke:var(--brass-line)}
.chart .money.otp>.band{fill:var(--brass-line);stroke:none}
.chart .final>rect{stroke:var(--ink)}
.chart .final>.ring{fill:none}
.chart .name{font-size:13px;font-weight:640}
.chart .code{font-size:11px;fill:var(--ink-soft)}
.chart .fold{cursor:pointer}
.chart .fold>rect{fill:var(--sheet);stroke:var(--ink-soft)}
.chart .fold>path{fill:none;stroke:var(--ink);stroke-width:1.5}
.chart .clause{fill:var(--ink-soft);text-anchor:end}
.chart .line.description{fill:var(--ink-soft)}
.chart .line.call,.chart .line.action{fill:var(--tone-blue-ink)}
.chart .line.guard{fill:var(--tone-indigo-ink)}
.chart .divide{stroke:var(--line-soft);stroke-width:1}
.chart .sign{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.chart .start{fill:var(--ink)}
.chart .wire path{fill:none;stroke:var(--ink-faint);stroke-width:1.25}
.chart .wire.error path{stroke:var(--tone-red-ink);stroke-dasharray:10 3 2 3}
.chart .wire.delay path{stroke:var(--tone-orange-ink);stroke-dasharray:6 4}
.chart .wire.always path{stroke-dasharray:1.5 3.5;stroke-width:1.75}
.chart .error .sign{stroke:var(--tone-red-ink);stroke-width:3}
.chart .delay .sign{stroke:var(--tone-orange-ink)}
.chart .arrow{fill:var(--ink-faint)}
.chart .arrow.error{fill:var(--tone-red-ink)}
.chart .arrow.delay{fill:var(--tone-orange-ink)}
.chart .arrow.walked{fill:var(--action)}
.chart .ground{fill:var(--page)}
.chart .way>.ground{fill-opacity:0}
.chart .state.been>rect,.chart .state.on>rect,.chart .on>circle{stroke:var(--action);stroke-width:2}
.chart .atomic.on>rect,.chart .final.on>rect{stroke-width:3.5}
.chart .atomic.on>rect,.chart .final.on>rect{fill:var(--chosen)}
.chart .atomic.money.on>rect{fill:var(--brass-ground)}
.chart .on>.band{stroke:none}
.chart .atomic.money>.band,.chart .atomic.money.on>.band{fill:var(--brass-line)}
.chart .wire.been path,.chart .wire.on path{stroke:var(--action);stroke-width:2.25;marker-end:url(#walked)}
.chart .wire.on path{stroke-width:3.5}
.chart .way.on>.ground{fill:var(--chosen);fill-opacity:1;stroke:none}
.chart .way.been .line{fill:var(--action)}
.chart .state.chosen>rect:not(.band){stroke:var(--action);stroke-width:2.5;stroke-dasharray:none}
.chart .way.chosen>.ground{fill:var(--chosen);fill-opacity:1;stroke:var(--action);stroke-width:1}
.chart .wire.chosen path{stroke:var(--action);stroke-width:2.5;marker-end:url(#walked)}
.chart .added>rect{stroke:var(--tone-green-ink);stroke-width:3}
.chart .wire.added path{stroke:var(--tone-green-ink);stroke-width:3;stroke-dasharray:none}
.chart .way.added .line{text-decoration:underline}
.chart .changed>rect{stroke:var(--tone-orange-ink);stroke-width:3;stroke-dasharray:12 3}
.chart .wire.changed path{stroke:var(--tone-orange-ink);stroke-width:3;stroke-dasharray:12 3}
.chart .way.changed .line{text-decoration:underline dotted}
.chart .state.covered>rect:first-child{stroke:var(--tone-green-ink);stroke-width:2.5}
.chart .wire.covered path{stroke:var(--tone-green-ink);stroke-width:2}
.chart .removed>rect,.chart .uncovered>rect{stroke:var(--tone-red-ink);stroke-width:3;stroke-dasharray:2 4}
.chart .wire.removed path,.chart .wire.uncovered path{stroke:var(--tone-red-ink);stroke-width:3;stroke-dasharray:2 4}
.chart .way.removed .line{text-decoration:line-through}
.chart .way.uncovered .line{fill:var(--tone-red-ink);text-decoration:underline wavy}
`.trim();

/** Styles of a chart that is a file of its own. */
export const sheetStyle = `
svg{${light};background:var(--page)}
@media (prefers-color-scheme:dark){svg{${dark}}}
@media print{svg{${light};background:#fff;--page:#fff}}
.sheet{fill:var(--page)}
.title{font-size:20px;font-weight:640}
.said,.legend text,.stamp{fill:var(--ink-soft)}
.said{font-size:13px}
${chartStyle}`.trim();
