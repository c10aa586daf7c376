import fs from "node:fs";
import { expect, test } from "vitest";
import { ACCENTS, brandIn, LOGO_LIMITS } from "./firm-brand.ts";

const css = fs.readFileSync(new URL("../../../ui/brand.css", import.meta.url), "utf8");
const site = fs.readFileSync(new URL("../../../tailwind.css", import.meta.url), "utf8");

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
};
const luminance = (colour: Rgb) => {
  const [r, g, b] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** As WCAG 2.2 defines it. */
const contrast = (one: Rgb, other: Rgb) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const mixed = (one: Rgb, other: Rgb, share: number) =>
  one.map((part, n) => Math.round(part * share + (other[n] ?? 0) * (1 - share))) as unknown as Rgb;

/** The pair of a property in a piece of the stylesheet: for light and for dark. */
function pair(piece: string, property: string): readonly [light: Rgb, dark: Rgb] {
  const found = new RegExp(`--${property}: light-dark\\((#[\\da-f]+), (#[\\da-f]+)\\)`).exec(piece);
  if (!found) throw new Error(`there is no --${property}`);
  return [rgb(found[1] ?? ""), rgb(found[2] ?? "")];
}
const of = (accent: string) => {
  const begin = css.indexOf(`[data-brand="${accent}"]`);
  return css.slice(begin, css.indexOf("}", begin));
};

test("the stylesheet has the colours of the list and no other", () => {
  expect([...css.matchAll(/\[data-brand="(\w+)"\]/g)].map(([, name]) => name)).toEqual([...ACCENTS]);
});

test.each(ACCENTS)(
  "%s can be read on every surface, and what is written over it, in light and in dark",
  (accent) => {
    const [own, strong, over, ink] = [
      pair(of(accent), "accent"),
      pair(of(accent), "accent-strong"),
      pair(site, "on-accent"),
      pair(site, "ink"),
    ];
    for (const theme of [0, 1] as const) {
      const surfaces = ["paper", "surface", "sunken"].map((name) => pair(site, name)[theme]);
      const tint = mixed(own[theme], pair(site, "surface")[theme], [0.12, 0.16][theme] ?? 0);
      for (const under of [...surfaces, tint])
        expect(contrast(own[theme], under), `${accent} ${theme}`).toBeGreaterThan(4.5);
      for (const under of [own[theme], strong[theme]])
        expect(contrast(over[theme], under), `over ${accent} ${theme}`).toBeGreaterThan(4.5);
      expect(contrast(ink[theme], tint), `ink on the tint of ${accent}`).toBeGreaterThan(7);
    }
  },
);

const ROW = { firm: "Sample Ridge Builders", accent: "", logo: null, width: null, height: null };

test("a firm that has chosen nothing has no look, and one that the list lacks is none", () => {
  expect(brandIn(undefined)).toBeUndefined();
  expect(brandIn(ROW)).toBeUndefined();
  expect(brandIn({ ...ROW, accent: "url(x)" })).toBeUndefined();
  expect(brandIn({ ...ROW, accent: "teal" })).toMatchObject({ accent: "teal", logo: undefined });
});

test("a picture keeps its proportions in the room that it has and is never made larger", () => {
  const sized = (width: number, height: number) => {
    const { logo } = brandIn({ ...ROW, logo: "f", width, height }) ?? {};
    return [logo?.width, logo?.height];
  };
  expect(sized(2_400, 640)).toEqual([LOGO_LIMITS.width, LOGO_LIMITS.height]);
  expect(sized(1_000, 1_000)).toEqual([64, 64]);
  expect(sized(100, 20)).toEqual([100, 20]);
  expect(sized(10_000, 2)).toEqual([240, 1]);
});
