import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type Coverage, LEAST_SEEN } from "./coverage.ts";
import type { Point } from "./ground.ts";
import type { Mission } from "./mission.ts";

const SIDE = 640;
const EDGE = 20;

/** What photos show of an area, as a drawing that stands alone: hatched where none does, dotted where few do. */
export function coverageMap(
  { ground }: Pick<Mission, "ground">,
  { squares, side, photos }: Coverage,
  language: Language,
): string {
  const t = translator(language, "drone-missions");
  const all = [...ground.points, ...photos];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = SIDE / Math.max(right - left, high - low, 1);
  const n = (value: number) => String(Math.round(value * 10) / 10);
  const x = (value: number) => EDGE + (value - left) * scale;
  const y = (value: number) => EDGE + (high - value) * scale;
  const width = Math.max(240, (right - left) * scale + 2 * EDGE);
  const height = (high - low) * scale + 2 * EDGE + 56;
  const ring = ground.points.map(([px, py]) => `${n(x(px))} ${n(y(py))}`).join("L");
  const cells = (some: Coverage["squares"]) =>
    some
      .map(({ at: [px, py] }) => {
        const long = n(side * scale);
        return `M${n(x(px - side / 2))} ${n(y(py + side / 2))}h${long}v${long}h-${long}z`;
      })
      .join("");
  const gap = cells(squares.filter(({ seen }) => seen === 0));
  const thin = cells(squares.filter(({ seen }) => seen > 0 && seen < LEAST_SEEN));
  const enough = cells(squares.filter(({ seen }) => seen >= LEAST_SEEN));
  const dots = photos.map(([px, py]: Point) => `M${n(x(px))} ${n(y(py))}h0`).join("");
  const legend = [
    ["#bfe3c6", t("coverage.enough", { least: String(LEAST_SEEN) })],
    ["url(#thin)", t("coverage.thin", { least: String(LEAST_SEEN) })],
    ["url(#gap)", t("coverage.gap")],
  ] as const;
  const row = height - 44;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" direction="ltr"><title>${t("coverage.title")}</title><defs><pattern id="gap" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#fff"/><path d="M0 8L8 0" stroke="#b42318" stroke-width="2.4"/></pattern><pattern id="thin" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="#fdf0c8"/><circle cx="3.5" cy="3.5" r="1.3" fill="#8a5a00"/></pattern></defs><rect width="100%" height="100%" fill="#fff"/><path d="${enough}" fill="#bfe3c6"/><path d="${thin}" fill="url(#thin)"/><path d="${gap}" fill="url(#gap)"/><path d="M${ring}z" fill="none" stroke="#1c1c1c" stroke-width="2"/><path d="${dots}" stroke="#164b85" stroke-width="4" stroke-linecap="round"/><g font-family="sans-serif" font-size="12" fill="#1c1c1c">${legend
    .map(
      ([fill, words], k) =>
        `<rect x="${EDGE}" y="${n(row + k * 15 - 10)}" width="18" height="11" fill="${fill}" stroke="#1c1c1c"/><text x="${EDGE + 26}" y="${n(row + k * 15)}">${words}</text>`,
    )
    .join("")}</g></svg>
`;
}
