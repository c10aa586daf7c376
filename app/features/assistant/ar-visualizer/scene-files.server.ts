import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dxfFile, dxfLine, dxfText } from "~/lib/dxf.ts";
import { askedOf, isUsable, lengthWords } from "./ar-visualizer.view.server.ts";
import { drawingOf, VIEWS } from "./drawing.server.ts";
import { fitOf } from "./fit.ts";
import { glbOf } from "./glb.server.ts";
import { solidsOf } from "./objects.ts";
import { boundsOf, facesOf } from "./solids.ts";

// The files of what an address asks for; undefined where it asks for nothing that can be built.

function sceneAt(query: URLSearchParams, language: Language) {
  const asked = askedOf(query, language);
  if (!isUsable(asked)) return undefined;
  const solids = solidsOf(asked.kind, asked.sizes);
  return { asked, solids, bounds: boundsOf(solids) };
}

export function sceneSvg(query: URLSearchParams, language: Language): string | undefined {
  const scene = sceneAt(query, language);
  const view = VIEWS.find((one) => one === query.get("view"));
  if (!(scene && view)) return undefined;
  const t = translator(language, "ar-visualizer");
  const { asked, solids, bounds } = scene;
  return drawingOf(solids, {
    view,
    title: `${t(`kinds.${asked.kind}`)}: ${t(`views.${view}`)}`,
    length: lengthWords(asked, language),
    ...(asked.room && {
      room: { place: asked.room, fit: fitOf(bounds, asked.room), words: { turning: t("turning") } },
    }),
  });
}

/** The model at its true size, or, where the reader's phone was held against a tape, as that phone shows it true. */
export function sceneGlb(query: URLSearchParams, language: Language): Uint8Array<ArrayBuffer> | undefined {
  const scene = sceneAt(query, language);
  if (!scene) return undefined;
  const { asked, solids, bounds } = scene;
  return glbOf(solids, asked.kind, {
    middle: [(bounds.min[0] + bounds.max[0]) / 2, (bounds.min[1] + bounds.max[1]) / 2],
    ...(asked.factor && { scale: 1 / asked.factor }),
  });
}

const LAYERS = { "A-OBJECT": 7, "A-ROOM": 8, "A-DOOR": 3, "A-TEXT": 2 } as const;

/** What is seen from above, in inches; a line that two faces share is drawn once. */
export function scenePlanDxf(query: URLSearchParams, language: Language): string | undefined {
  const scene = sceneAt(query, language);
  if (!scene) return undefined;
  const { asked, solids, bounds } = scene;
  const drawn = new Set<string>();
  const line = (
    layer: keyof typeof LAYERS,
    from: readonly [number, number],
    to: readonly [number, number],
  ) => {
    const ends = [from, to].sort((a, b) => a[0] - b[0] || a[1] - b[1]) as [
      [number, number],
      [number, number],
    ];
    drawn.add(dxfLine(layer, ...ends));
  };
  for (const solid of solids)
    for (const { corners, normal } of facesOf(solid)) {
      if (normal[2] < 1e-6) continue;
      for (const [n, [x, y]] of corners.entries()) {
        const [toX, toY] = corners[(n + 1) % corners.length] as [number, number, number];
        line("A-OBJECT", [x, y], [toX, toY]);
      }
    }
  const { room } = asked;
  if (room) {
    const { at } = fitOf(bounds, room);
    const [x, y] = [bounds.min[0] - at.x, bounds.min[1] - at.y];
    const corners = [
      [x, y],
      [x + room.width, y],
      [x + room.width, y + room.depth],
      [x, y + room.depth],
    ] as const;
    for (const [n, corner] of corners.entries())
      line("A-ROOM", corner, corners[(n + 1) % 4] as readonly [number, number]);
    if (room.door) line("A-DOOR", [x + room.doorAt, y], [x + room.doorAt, y + room.door]);
  }
  const name = translator("en", "ar-visualizer")(`kinds.${asked.kind}`).toUpperCase();
  return dxfFile(
    LAYERS,
    [...drawn, dxfText("A-TEXT", [bounds.min[0], bounds.min[1] - 10], 6, name)].join(""),
  );
}
