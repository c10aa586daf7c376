import { toastSet } from "~/services/toast.ts";

export const searchToasts = toastSet("search", { searchEmpty: "danger", searchFailed: "danger" });
