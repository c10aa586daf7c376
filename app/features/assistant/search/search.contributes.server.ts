import type { Contribution } from "~/services/contribution.ts";
import { searchToasts } from "./search.toasts.ts";

export default { toasts: [searchToasts] } satisfies Contribution;
