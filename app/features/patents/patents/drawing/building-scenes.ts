import type { SceneDrawing, Site } from "./site.ts";

/** The ground that a building of this width and depth stands on. */
function drawLot(site: Site, w: number, d: number): void {
  site.face(
    [
      [-1.6, -1.2, 0],
      [w + 3.4, -1.2, 0],
      [w + 3.4, d + 4.4, 0],
      [-1.6, d + 4.4, 0],
    ],
    { width: 0.7, fill: "white" },
  );
}

export function frame(turn: number): SceneDrawing {
  const floors = 2 + (turn % 3);
  const [bays, depth, rise] = [3, 2 + (turn % 2), 2.9 + (turn % 4) * 0.2];
  const [w, d] = [bays * 4, depth * 4];
  return {
    anchors: [
      [w, d - 1, rise - 0.6],
      [w, 0, floors * rise + 0.4],
      [0, d, floors * rise + 0.4],
      [2, d, rise * (floors - 1) + 0.5],
      [w + 3, d + 1, 0],
      [-1, d + 4, 0],
    ],
    draw(site) {
      drawLot(site, w, d);
      for (let f = 0; f < floors; f++) {
        const z = f * rise;
        for (let i = 0; i <= bays; i++)
          for (let j = 0; j <= depth; j++)
            site.box([i * 4 - 0.2, j * 4 - 0.2, z + (f ? 0.3 : 0)], [0.4, 0.4, rise - (f ? 0.3 : 0)]);
        site.box([-0.4, -0.4, z + rise], [w + 0.8, d + 0.8, 0.3]);
      }
      for (let i = 0; i <= bays; i++)
        site.line(
          [
            [i * 4, d + 0.4, floors * rise + 0.3],
            [i * 4, d + 0.4, floors * rise + 1.3],
          ],
          { width: 0.8 },
        );
      site.line(
        [
          [0, d + 0.4, floors * rise + 1.3],
          [w, d + 0.4, floors * rise + 1.3],
        ],
        { width: 0.8 },
      );
    },
  };
}

export function house(turn: number): SceneDrawing {
  const [w, d, h] = [11 + (turn % 7) * 0.5, 8, 4.4 + (turn % 3) * 0.2];
  const ridge = h + 3.4;
  return {
    anchors: [
      [w * 0.55, d * 0.5, ridge],
      [w, d * 0.5, h + 0.6],
      [w * 0.25, d, 2.2],
      [w * 0.78, d, 2.6],
      [w + 2.4, d + 1, 0.6],
      [-1.6, d + 3.4, 0.4],
    ],
    draw(site) {
      drawLot(site, w, d);
      site.face([
        [0, d, 0],
        [0, d, h],
        [w, d, h],
        [w, d, 0],
      ]);
      site.face([
        [w, 0, 0],
        [w, 0, h],
        [w, d / 2, ridge],
        [w, d, h],
        [w, d, 0],
      ]);
      site.face([
        [-0.6, d + 0.6, h - 0.3],
        [-0.6, d / 2, ridge],
        [w + 0.6, d / 2, ridge],
        [w + 0.6, d + 0.6, h - 0.3],
      ]);
      for (let n = 1; n < 7; n++) {
        const u = n / 7;
        site.line(
          [
            [-0.6, d + 0.6 - u * (d / 2 + 0.6), h - 0.3 + u * (ridge - h + 0.3)],
            [w + 0.6, d + 0.6 - u * (d / 2 + 0.6), h - 0.3 + u * (ridge - h + 0.3)],
          ],
          { width: 0.5 },
        );
      }
      for (const x of [1.4, w * 0.66]) {
        site.face([
          [x, d, 1.2],
          [x, d, 3.2],
          [x + 2.2, d, 3.2],
          [x + 2.2, d, 1.2],
        ]);
        site.line(
          [
            [x + 1.1, d, 1.2],
            [x + 1.1, d, 3.2],
          ],
          { width: 0.6 },
        );
      }
      site.face([
        [w * 0.42, d, 0],
        [w * 0.42, d, 3],
        [w * 0.42 + 1.4, d, 3],
        [w * 0.42 + 1.4, d, 0],
      ]);
      site.face([
        [w, 2.4, 1.2],
        [w, 2.4, 3],
        [w, 5.2, 3],
        [w, 5.2, 1.2],
      ]);
      site.box([w * 0.2, d * 0.36, ridge - 1], [0.9, 0.9, 1.9]);
    },
  };
}

export function crane(turn: number): SceneDrawing {
  const tall = 17 + (turn % 3);
  const [x, y] = [2, 2];
  return {
    anchors: [
      [x + 13, y, tall + 1],
      [x, y + 1, tall + 2.2],
      [x + 10, y + 0.4, 8.4],
      [x + 0.8, y + 0.8, 5],
      [12, 7, 5],
      [-2, 9, 0.6],
    ],
    draw(site) {
      site.face(
        [
          [-4, -3, 0],
          [15, -3, 0],
          [15, 11, 0],
          [-4, 11, 0],
        ],
        { width: 0.7, fill: "white" },
      );
      site.box([6, 3, 0], [7, 5, 5]);
      for (const z of [1.7, 3.4]) {
        site.line(
          [
            [6, 8, z],
            [13, 8, z],
            [13, 3, z],
          ],
          { width: 0.6 },
        );
      }
      site.box([x - 1, y - 1, 0], [2.8, 2.8, 0.6]);
      for (let z = 0.6; z < tall; z += 1.2) {
        const top = Math.min(z + 1.2, tall);
        site.line(
          [
            [x, y + 0.8, z],
            [x + 0.8, y + 0.8, top],
            [x + 0.8, y, z],
          ],
          { width: 0.7 },
        );
      }
      for (const [dx, dy] of [
        [0, 0.8],
        [0.8, 0.8],
        [0.8, 0],
      ] as const)
        site.line([
          [x + dx, y + dy, 0.6],
          [x + dx, y + dy, tall],
        ]);
      site.box([x - 0.3, y - 0.3, tall], [1.5, 1.5, 1.6]);
      site.line([
        [x - 5, y + 0.4, tall + 1.6],
        [x + 14, y + 0.4, tall + 1.6],
      ]);
      site.line([
        [x - 5, y + 0.4, tall + 0.9],
        [x + 14, y + 0.4, tall + 0.9],
      ]);
      for (let n = 0; n < 19; n++)
        site.line(
          [
            [x - 5 + n, y + 0.4, tall + 0.9],
            [x - 4.5 + n, y + 0.4, tall + 1.6],
            [x - 4 + n, y + 0.4, tall + 0.9],
          ],
          { width: 0.6 },
        );
      site.line([
        [x - 5, y + 0.4, tall + 1.6],
        [x + 0.4, y + 0.4, tall + 4],
        [x + 10, y + 0.4, tall + 1.6],
      ]);
      site.box([x - 5, y, tall - 0.6], [1.6, 0.9, 1.5]);
      site.line(
        [
          [x + 10, y + 0.4, tall + 0.9],
          [x + 10, y + 0.4, 9],
        ],
        { width: 0.8 },
      );
      site.box([x + 9, y, 7.6], [2, 0.8, 1]);
    },
  };
}
