/**
 * That something is wrong with somebody, whatever it is. It names no scene; it is heard where no danger is known, and
 * it makes the call wider where one is.
 */
export const ALARM_SIGNS = {
  happening: [
    "flesh wrong who /7 !workWord !tool",
    "woe who /8",
    "remedy flesh /8",
    "remedy woe",
    "remedy wrong who /10 !structure !workWord",
    "farewell stepsOff /20",
    "jumpThreat who",
  ],
  named: ["woe", "flesh wrong /5 !workWord", "remedy who /6", "farewell"],
} as const;
