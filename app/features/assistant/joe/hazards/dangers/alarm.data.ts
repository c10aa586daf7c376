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
    // Somebody under, in, on or between what holds them or gives way, whatever it is.
    "peopleOnIt givesWay /20 !rule",
    "restsOn heavyThing /12 !rule",
    "isStuck who /8 !rule",
    // Who was well and lies, sits, stares or is no longer heard.
    "goneStill who /10 !rule !seeks",
    "wasWell andNow /14 !rule !seeks",
    "criesOut !rule",
    "moans who /10 !rule !vehicle",
    "looksBad !rule",
    "trainComes vehicle|who /12 !rule",
    "childWord downThere /10 !rule !childSafe",
    // What happened a while ago and tells only now.
    "whileAgo illNow /36 !rule",
    "unwellSince !rule !machine",
  ],
  named: ["woe", "flesh wrong /5 !workWord", "remedy who /6", "farewell"],
} as const;
