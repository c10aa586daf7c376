import { shotFrom } from "./cameras.ts";
import { type Asked, cameraOf, FOOT } from "./drone.address.ts";
import { flightOf, linesOver, longestSide } from "./lines.ts";
import { rulesFor } from "./rules.ts";
import { CIVIL, lightAt, sunAround } from "./sun.ts";

/** A mission as it can be flown; "tooMany" where it would have more photos than anybody takes. */
export function missionOf(asked: Asked) {
  const { ground, values, wrong } = asked;
  const { altitude, front, side, speed } = values;
  if (!ground || Object.keys(wrong).length > 0) return undefined;
  if (altitude === undefined || front === undefined || side === undefined || !speed) return undefined;
  const camera = cameraOf(asked);
  const shot = shotFrom(camera, altitude);
  const bearing = values.bearing ?? longestSide(ground.points);
  const lines = linesOver(ground.points, shot, { front: front / 100, side: side / 100 }, bearing);
  if (!lines) return "tooMany";
  const interval = lines.base / speed;
  const sun = asked.moment !== undefined && {
    light: lightAt(ground.middle, asked.moment),
    day: sunAround(ground.middle, asked.moment),
    twilight: sunAround(ground.middle, asked.moment, CIVIL),
  };
  const { visibility, wind, ceiling, structure } = values;
  return {
    ...{ ground, camera, shot, bearing, lines, altitude, speed, interval },
    flight: flightOf(lines, altitude, speed, camera.endurance),
    /** No faster than the camera follows. */
    fastest: lines.base / camera.interval,
    sun,
    rules: rulesFor({
      ...{ altitude: altitude / FOOT, speed, interval, leastInterval: camera.interval },
      ...{ windLimit: camera.windLimit, airspace: asked.airspace, isAuthorised: asked.isAuthorised },
      ...(visibility !== undefined && { visibility }),
      ...(wind !== undefined && { wind }),
      ...(ceiling !== undefined && { ceiling: ceiling / FOOT }),
      ...(structure !== undefined && { structure: structure / FOOT }),
      ...(sun && { light: sun.light }),
    }),
  };
}
export type Mission = Exclude<ReturnType<typeof missionOf>, "tooMany" | undefined>;
