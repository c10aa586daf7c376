import type { Sketch, Span, Spot } from "../sketches.data.ts";
import { Body, type Dimension, Measure, Named } from "./figure-parts.tsx";

const isSpan = (place: Spot | Span): place is Span => place.length > 3;

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
        const key = String(place);
        if (!isSpan(place)) return <Named key={key} label={label} text={text} at={place} />;
        const [x1, y1, x2, y2, before] = place;
        return (
          <Measure
            key={key}
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
