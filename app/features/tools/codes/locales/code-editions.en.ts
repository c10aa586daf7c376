const en = {
  what: {
    section: "Where it stands",
    flight: "Rise of one flight at most",
    retarder: "Vapor retarder under a slab at least",
    post: "How high a deck post may be",
    ceiling1: "Ceiling insulation, climate zone 1",
    ceiling2: "Ceiling insulation, zones 2 and 3",
    ceiling4: "Ceiling insulation, zones 4 to 8",
    ducts: "Ducts outside the conditioned space, not in an attic",
    island: "Receptacle at a kitchen island",
  },
  inches: "{{amount}} in",
  bySize: "by the size of the post",
  byArea: "by the area that it carries",
  islandOne: "at least one",
  islandNone: "none, but provision for a later one",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "code-editions": typeof en;
  }
}
