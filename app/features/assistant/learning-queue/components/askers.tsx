import { useText } from "~/i18n/i18n.tsx";
import type { Status } from "../learning-queue.schemas.ts";

/** How many members wait for the answer, or were told. */
export function Askers({ status, count }: { status: Status; count: number }) {
  const t = useText("learning-queue");
  if (count === 0) return <>{t("nobody")}</>;
  return <>{t(status === "answered" ? "told" : "waiting", { count })}</>;
}
