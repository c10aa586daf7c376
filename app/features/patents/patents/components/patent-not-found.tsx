import { useText } from "~/i18n/i18n.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** What stands at the number of no patent. */
export function PatentNotFound({ asked }: { asked: string }) {
  const tDetail = useText("patent-detail");
  return (
    <div className="drafting-grid flex-1">
      <section className="sheet grid justify-items-start gap-6 py-16 sm:py-24">
        <Icon name="triangle-alert" className="size-10 text-accent" />
        <h1 className="text-2xl font-bold sm:text-3xl">{tDetail("notFound")}</h1>
        <p className="max-w-prose text-lg">{tDetail("notFoundText", { id: asked })}</p>
        <a href="/patents-list" className={buttonClass()}>
          <Icon name="arrow-left" directional />
          {tDetail("toList")}
        </a>
      </section>
    </div>
  );
}
