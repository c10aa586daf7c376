import type { Box, Room, SheetSymbol } from "../text/entity.ts";
import type { Placement } from "./finding.ts";

/** Something of a sheet with the place of its text, and which of the entities it is. */
type Placed<T> = T & { source: number; box: Box };

/** A room is told from the next one where that is at least so many times as far away. */
const CLEARLY = 1.5;

const distance = (a: Box, b: Box) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/** More labels than a house has rooms: what is no plan of one is not searched. */
const MOST_ROOMS = 400;

/** How far its nearest neighbour is from each label. */
const reachOf = (rooms: readonly Placed<Room>[]): Map<Placed<Room>, number> =>
  new Map(
    rooms.map((room) => [
      room,
      Math.min(...rooms.filter((other) => other !== room).map((other) => distance(room.box, other.box))),
    ]),
  );

/** The rooms that an alarm may hang in, and of them the one that it surely does. */
interface Whereabouts {
  maybe: Placed<Room>[];
  surely?: Placed<Room>;
}

/**
 * Where an alarm hangs by the middles of the texts. It may be in the room of the nearest label and of those not clearly
 * farther. It surely is where one room is left and it stands within half the way to the neighbour of that label. What
 * is farther than any two neighbours are from each other stands apart from the plan, such as a legend, and is nowhere.
 */
function whereIs(alarm: Box, reach: ReadonlyMap<Placed<Room>, number>): Whereabouts {
  const widest = Math.max(...reach.values());
  const far = [...reach].map(([room, most]) => ({ room, most, away: distance(alarm, room.box) }));
  const nearest = Math.min(...far.map(({ away }) => away));
  const near = far.filter(({ away }) => away <= Math.max(nearest * CLEARLY, 1));
  const [only] = near;
  return {
    maybe: near.filter(({ away }) => away <= widest).map(({ room }) => room),
    surely: near.length === 1 && only && only.away <= only.most / 2 ? only.room : undefined,
  };
}

/**
 * Where the alarms of a drawing stand, and which bedrooms have none. A bedroom that an alarm may hang in is
 * not said to lack one, and no bedroom is where a note counts alarms.
 * @param asked whether a note asks for an alarm in each bedroom, so that none lacks one
 */
export function placeAlarms(
  alarms: readonly Placed<SheetSymbol>[],
  rooms: readonly Placed<Room>[],
  asked: boolean,
): Placement {
  // No alarm hangs in a closet, and closets lie close to the labels of bedrooms.
  const labels = rooms.filter(({ room }) => room !== "storage");
  // A label alone has nothing to tell its room from.
  const searched = labels.length > 1 && labels.length <= MOST_ROOMS;
  const reach = reachOf(searched ? labels : []);
  // What names a place is a note on where alarms go.
  const drawn = alarms.filter(({ places }) => !places);
  const counted = drawn.filter(({ quantity = 1 }) => quantity > 1);
  const marks = drawn.filter(({ quantity = 1 }) => quantity === 1);
  const found = marks.map(({ box }) => whereIs(box, reach));
  const placed = found.flatMap(({ surely }) => surely ?? []);
  const open = new Set(found.flatMap(({ maybe }) => maybe));
  const silent = asked || !searched || counted.length > 0;
  const lacking = silent ? [] : rooms.filter((room) => room.room === "bedroom" && !open.has(room));
  return {
    alarms: alarms.map(({ source }) => source),
    rooms: [...new Set(placed.map(({ name }) => name))],
    lacking: lacking.map(({ name, source }) => ({ name, source })),
    unplaced: counted.reduce((sum, { quantity = 1 }) => sum + quantity, found.length - placed.length),
  };
}
