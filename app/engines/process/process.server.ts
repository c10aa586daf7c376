// The front door to processes where the database is needed. What pages need is in process.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  type Administrator,
  administrators,
  type Binding,
  type BoundProcess,
  bindProcess,
  type Effect,
  holders,
  MACHINE,
  type Moved,
  members,
  type RecordColumns,
  readers,
  type Who,
} from "./binding.server.ts";
export { decide } from "./decide.server.ts";
export {
  began,
  handingEvents,
  type Move,
  type MoveRefusal,
  move,
  settle,
  tellingBegun,
} from "./move.server.ts";
export {
  ballWith,
  isOverdue,
  readTimeline,
  standingColumns,
  type TimelineEvent,
} from "./read.server.ts";
export { type Telling, telling } from "./tell.server.ts";
