const en = {
  title: "Group {{group}}",
  note: "A floor, not to scale: A an exit, B the way to it, C its door.",
  verify:
    "By the IBC 2021. The building's own conditions and what is amended where you build can change each figure.",
  calculator: "Work out the occupants and the width of exits",
  feet: "{{amount}} ft",
  squareFeet: "{{amount}} ft²",
  people_one: "{{number}} person",
  people_other: "{{number}} people",
  area: {
    label: "Floor for each person",
    byFunction: "It depends on what the room is used for: read the table in 1004.5.",
    wrong: "This is no floor area. Write it like 2,400 ft² or 220 m², up to 1,000,000 ft².",
  },
  load: { label: "People on {{area}}" },
  exits: {
    label: "Exits",
    least_one: "At least {{number}} exit",
    least_other: "At least {{number}} exits",
    one: "One is enough for at most 49 people, if the common path is short enough; otherwise two.",
    oneByTable:
      "Two, unless the table in 1006.2 allows one; its figures for this group are not recorded here.",
    more: "Three from 501 people on, four above 1,000.",
  },
  travel: {
    label: "Longest way to an exit",
    without: "Without sprinklers: {{length}}",
    sprinklered: "With sprinklers: {{length}}",
    noneWithout: "Not permitted without sprinklers.",
  },
  doors: {
    label: "Exit doors",
    size: "At least 32 in clear width and 80 in height.",
    outward: "They swing outward.",
    outwardFrom50: "They swing outward where 50 people or more use them.",
    panicFrom50: "Panic hardware from 50 people on.",
    panic: "Always with panic hardware.",
  },
  corridor: {
    label: "Corridors",
    width: "At least 44 in wide, or 36 in for fewer than 50 people.",
    school: "72 in from 100 people on.",
    deadEnd: "A dead end is at most 20 ft long.",
    deadEndMore:
      "A dead end is at most 20 ft long; in this group 50 ft with sprinklers, as far as 1020.5 allows it.",
  },
  sprinklers: {
    label: "Sprinklers",
    assembly: "They depend on the kind of assembly: A-2, for example, over 5,000 ft² or from 100 people on.",
    mercantile: "Over 12,000 ft².",
    residential: "Required.",
    other: "They depend on area, height and use: read 903.2.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "code-groups": typeof en;
  }
}
