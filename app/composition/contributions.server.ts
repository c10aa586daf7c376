import type { Contribution } from "../services/contribution.ts";
import services from "../services/services.contributes.server.ts";
import { joinContributions } from "./join-contributions.server.ts";

/**
 * The contributions of all features, and of the engines that keep rows of their own. Files are discovered by this name,
 * so there is no list to maintain.
 */
const files = import.meta.glob<Contribution>(
  ["../features/*/*/*.contributes.server.ts", "../engines/*/*.contributes.server.ts"],
  { eager: true, import: "default" },
);

export const joinedContributions = joinContributions([services, ...Object.values(files)]);
