import type { Sketch } from "../sketches.data.ts";
import { Body, type Dimension, Measure, Named } from "./figure-parts.tsx";

/** A drawing that stays as it is, with the values of this calculation in its places. */
export function Sketched({ sketch, dimensions }: { sketch: Sketch; dimensions: Dimension[] }) {
  const { bodies, lines, marks, at } = sketch;
  return (
    <>
      {bodies && <Body d={bodies} />}
      {lines && <Body d={lines} open />}
      {marks && <path d={marks} className="fill-none stroke-blueprint" strokeWidth="2" />}
      {at.map((place, n) => {
        const { label, text } = dimensions[n] ?? {};
        if (place.length < 4)
          return <Named key={String(place)} label={label} text={text} at={place as [number, number]} />;
        const [x1, y1, x2 = 0, y2 = 0, before] = place;
        return (
          <Measure
            key={String(place)}
            from={[x1, y1]}
            to={[x2, y2]}
            off={before ? [-0.1, -0.1] : undefined}
            text={text}
          />
        );
      })}
    </>
  );
}
