import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { VisualizerView } from "../ar-visualizer.view.server.ts";
import { Scene } from "./ar-visualizer-screen.tsx";

/** A kept scene for whoever holds a link to it. */
export default function SharedSceneScreen({
  name,
  open,
  view,
}: {
  name: string;
  open: string;
  view: VisualizerView;
}) {
  const t = useText("ar-scenes");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={name} />
        </h1>
        <p>{view.title}</p>
        <p className="print:hidden">
          <TextLink href={open}>{t("open")}</TextLink>
        </p>
      </header>
      <Scene view={view} />
    </div>
  );
}
