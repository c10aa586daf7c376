import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { SharedPlanView } from "../plans.view.server.ts";
import { RoomTable, Sheets } from "./plan-parts.tsx";

/** A plan for whoever was sent a link: the newest version, to be read and printed. */
export default function SharedPlanScreen({ view }: { view: SharedPlanView }) {
  const t = useText("home-plans");
  const words = useText("home-design");
  const { number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12 print:gap-4 print:p-0">
      <header className="grid gap-2 border-b border-line pb-4">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.name} />
        </h1>
        <p>{t("version", { n: number(view.number) })}</p>
      </header>
      {view.drawn ? (
        <>
          <p>
            <bdi>{view.drawn.size}</bdi>
          </p>
          <Sheets view={view.drawn} />
          <RoomTable view={view.drawn} />
          <p className="max-w-prose text-muted">{words("sketch")}</p>
        </>
      ) : (
        <p>{t("noDrawing")}</p>
      )}
    </div>
  );
}
