/** What the example of the typed form shows: a small bungalow of ours. */
export const EXAMPLE_LINES = [
  "LIVING ROOM 16'-0\" x 14'-0\"",
  "BEDROOM 1 12'-0\" x 11'-0\"",
  "BEDROOM 2 9'-0\" x 7'-0\"",
  "HALL 3'-0\" WIDE",
  "8'-0\" CLG. HT.",
  "ENTRY DOOR 3068",
].join("\n");
