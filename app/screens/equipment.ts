import type { AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "equipmentRental",
    path: "/equipment-rental",
    number: 101,
    access: "public",
    tool: true,
    shared: true,
  },
  {
    id: "peerToPeerRentals",
    path: "/peer-to-peer-rentals",
    number: 102,
    access: "public",
    shared: true,
  },
  {
    id: "equipmentListing",
    path: "/equipment-listing/:listing",
    number: 111,
    access: "public",
    example: "/equipment-listing/sample-1",
    unlisted: true,
    shared: true,
  },
  { id: "listEquipment", path: "/list-equipment", number: 112, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  peerToPeerRentals: "equipment-rental",
  equipmentListing: "equipment-rental",
  listEquipment: "equipment-rental",
} as const satisfies Features<typeof screens>;
