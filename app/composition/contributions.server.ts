import type { Contribution } from "../services/contribution.ts";
import services from "../services/services.contributes.server.ts";
import { joinContributions } from "./join-contributions.server.ts";

/** Every feature that gives something to the whole. A file of this name is found; nobody lists it. */
const files = import.meta.glob<Contribution>("../features/*/*/*.contributes.server.ts", {
  eager: true,
  import: "default",
});

export const joinedContributions = joinContributions([services, ...Object.values(files)]);
