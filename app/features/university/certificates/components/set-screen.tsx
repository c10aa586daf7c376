import { useText } from "~/i18n/i18n.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { SetView } from "../certificates.view.server.ts";
import { WalletList } from "./parts.tsx";

/** The cards that somebody shows by a link, for whoever has it. */
export default function SetScreen({ view }: { view: SetView }) {
  const t = useText("certificates");
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
        <p className="max-w-prose">{t("shared.lead")}</p>
      </header>
      {view.lines.length === 0 && <p>{t("shared.none")}</p>}
      <WalletList lines={view.lines} plain />
    </div>
  );
}
