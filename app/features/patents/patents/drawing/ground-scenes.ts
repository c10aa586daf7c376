import type { SceneDrawing } from "./site.ts";

export function trench(turn: number): SceneDrawing {
  const [length, wide, deep] = [15, 2.8 + (turn % 5) * 0.15, 3 + (turn % 4) * 0.3];
  return {
    anchors: [
      [4, 3, 0],
      [8, 3 + wide, -1.4],
      [12, 3, -0.4],
      [length - 1.4, 8.6, 2.6],
      [1, 8.4, 0.8],
      [length, 3 + wide / 2, -deep + 0.4],
    ],
    draw(site) {
      const [a, b] = [3, 3 + wide];
      site.face([
        [0, 0, 0],
        [length, 0, 0],
        [length, a, 0],
        [0, a, 0],
      ]);
      site.face([
        [0, a, 0],
        [length, a, 0],
        [length, a, -deep],
        [0, a, -deep],
      ]);
      site.face([
        [0, a, -deep],
        [length, a, -deep],
        [length, b, -deep],
        [0, b, -deep],
      ]);
      site.face([
        [0, b, 0],
        [length, b, 0],
        [length, 11, 0],
        [0, 11, 0],
      ]);
      site.face([
        [length, 0, 0],
        [length, a, 0],
        [length, a, -deep],
        [length, b, -deep],
        [length, b, 0],
        [length, 11, 0],
        [length, 11, -deep - 1],
        [length, 0, -deep - 1],
      ]);
      site.face([
        [0, 11, 0],
        [length, 11, 0],
        [length, 11, -deep - 1],
        [0, 11, -deep - 1],
      ]);
      for (let x = 1; x < length; x += 2)
        site.line(
          [
            [x, a, 0],
            [x, a, -deep + 0.6],
          ],
          { width: 0.9 },
        );
      for (let x = 1; x < length; x += 4) {
        site.box([x, a, -0.5], [0.4, wide, 0.4]);
      }
      site.box([length - 6, 7.4, 0], [4.4, 0.8, 0.8]);
      site.box([length - 6, 9.4, 0], [4.4, 0.8, 0.8]);
      site.box([length - 5.6, 7.2, 0.8], [3.4, 3, 1.6]);
      site.box([length - 4, 7.4, 2.4], [1.6, 1.4, 1.4]);
      site.line(
        [
          [length - 5.4, 8.6, 2],
          [length - 8.4, 8, 4.4],
          [length - 10.4, 6.8, 1.6],
        ],
        { width: 3 },
      );
      site.face([
        [length - 10.9, 6.6, 1.8],
        [length - 9.9, 6.6, 1.8],
        [length - 10.1, 6.6, 0.8],
        [length - 10.8, 6.6, 0.8],
      ]);
      for (let n = 0; n < 3; n++) site.box([0.6 + n * 0.3, 8 + n * 0.7, n * 0.5], [2.4, 0.6, 0.5]);
    },
  };
}

export function yard(turn: number): SceneDrawing {
  return {
    anchors: [
      [5.4, 4, 3.4],
      [10, 2, 5.2],
      [13.4, 6.6, 1.4],
      [3, 8.6, 0.8],
      [8.2, 10.4, 1.2],
      [14, 10.6, 2.4],
    ],
    draw(site) {
      site.face([
        [0, 0, 0],
        [16, 0, 0],
        [16, 12, 0],
        [0, 12, 0],
      ]);
      for (let n = 0; n <= 8; n++)
        site.line(
          [
            [n * 2, 0, 0],
            [n * 2, 0, 2.2],
          ],
          { width: 0.7 },
        );
      site.line([
        [0, 0, 2.2],
        [16, 0, 2.2],
      ]);
      for (let n = 0; n <= 6; n++)
        site.line(
          [
            [0, n * 2, 0],
            [0, n * 2, 2.2],
          ],
          { width: 0.7 },
        );
      site.line([
        [0, 0, 2.2],
        [0, 12, 2.2],
      ]);
      site.box([1.4, 1.6, 0], [5, 2.4, 2.6]);
      for (let n = 1; n < 8; n++)
        site.line(
          [
            [1.4 + n * 0.62, 4, 0.2],
            [1.4 + n * 0.62, 4, 2.4],
          ],
          { width: 0.5 },
        );
      site.box([8.6, 1.4, 0], [4.6, 2.4, 2.6]);
      if (turn % 2) site.box([8.8, 1.5, 2.6], [4, 2.2, 2.4]);
      site.box([9.9, 2, turn % 2 ? 5 : 2.6], [0.3, 0.3, turn % 2 ? 0.5 : 2.8]);
      for (let n = 0; n < 4; n++) site.box([2, 7 + n * 0.05, n * 0.4], [3 - n * 0.3, 1.8, 0.4]);
      site.box([11, 5.6, 0.5], [4, 1.9, 0.4]);
      site.box([13.6, 5.6, 0.9], [1.4, 1.9, 1.5]);
      site.box([11, 5.6, 0.9], [2.4, 1.9, 1]);
      site.box([7.4, 9.4, 0], [1.6, 1.6, 1.2]);
      site.box([13.7, 10.3, 0], [0.5, 0.5, 2.4]);
    },
  };
}

export function room(turn: number): SceneDrawing {
  const [w, d, h] = [12 + (turn % 5) * 0.4, 10, 6.6 + (turn % 7) * 0.25];
  return {
    anchors: [
      [5, 0, 4.6],
      [0, 4, 4.4],
      [9.4, 3.4, 1.9],
      [0.2, 8, 1.6],
      [6, 7, 1.4],
      [10.6, 8.4, 2.6],
    ],
    draw(site) {
      site.face([
        [0, 0, 0],
        [w, 0, 0],
        [w, d, 0],
        [0, d, 0],
      ]);
      site.face([
        [0, 0, 0],
        [w, 0, 0],
        [w, 0, h],
        [0, 0, h],
      ]);
      site.face([
        [0, 0, 0],
        [0, d, 0],
        [0, d, h],
        [0, 0, h],
      ]);
      for (let n = 1; n < 6; n++)
        site.line(
          [
            [n * 2, 0, 0],
            [n * 2, 0, h],
          ],
          { width: 0.6 },
        );
      site.face(
        [
          [3.4, 0, 2.8],
          [6.8, 0, 2.8],
          [6.8, 0, 5.6],
          [3.4, 0, 5.6],
        ],
        { fill: "white", width: 1.4 },
      );
      site.line([
        [5.1, 0, 2.8],
        [5.1, 0, 5.6],
      ]);
      site.face(
        [
          [0, 3, 0],
          [0, 5.4, 0],
          [0, 5.4, 5],
          [0, 3, 5],
        ],
        { fill: "white", width: 1.4 },
      );
      site.box([8, 2, 0], [2.6, 1.6, 1.6]);
      site.line(
        [
          [0, 6.4, 1.2],
          [0, d, 1.2],
        ],
        { width: 0.7, dash: "hidden" },
      );
      site.box([0, 7.6, 1.2], [0.3, 0.8, 0.8]);
      site.box([5.4, 6.6, 0], [1.1, 1.1, 1.2]);
      site.box([10.4, 8.2, 0], [0.3, 0.3, 2.4]);
    },
  };
}
