import { TOOLS, type Tool } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";

interface ToolChoiceProps {
  chosen: Tool;
  /** Where the tool is chosen on the page; where there is none, the form of the buttons sends it. */
  onChoose?: (tool: Tool) => void;
}

/** What can be measured, one of it chosen. */
export function ToolChoice({ chosen, onChoose }: ToolChoiceProps) {
  const t = useText("take-off");
  return (
    <>
      <p id="tool-label" className="font-medium">
        {t("tool")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend inside the grid */}
      <div role="group" aria-labelledby="tool-label" className="grid grid-cols-2 gap-2">
        {TOOLS.map((tool) => (
          <Button
            key={tool}
            type={onChoose ? "button" : "submit"}
            name="tool"
            value={tool}
            variant={tool === chosen ? "default" : "outline"}
            aria-pressed={tool === chosen}
            onClick={onChoose && (() => onChoose(tool))}
          >
            {t(`tools.${tool}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
