import { listPath } from "../punch-list.limits.ts";
import type { ListView } from "../punch-list.view.server.ts";

/** The address of a list as an asked one, with some of it put otherwise. */
export const askedPath = ({ asked }: ListView, other: Readonly<Record<string, string>> = {}) =>
  listPath({
    ...{ project: asked.project, view: asked.view === "open" ? "" : asked.view, trade: asked.trade },
    ...{ room: asked.room, company: asked.company, by: asked.by, ...other },
  });
