import { awards } from "./awards.ts";
import { demoDay } from "./demo-day.ts";
import { foodLab } from "./food-lab.ts";
import { mentorHour } from "./mentor-hour.ts";
import { pitchNight } from "./pitch-night.ts";
import { prototypeTable } from "./prototype-table.ts";
import { terraceSensor } from "./terrace-sensor.ts";
import { valleyDrone } from "./valley-drone.ts";
import { wasteToValue } from "./waste-to-value.ts";
import { winterBootCamp } from "./winter-boot-camp.ts";

/** The gallery's scenes by file name. */
export const gallery: Record<string, () => string> = {
  "pitch-night": pitchNight,
  "prototype-table": prototypeTable,
  "terrace-sensor": terraceSensor,
  "mentor-hour": mentorHour,
  "demo-day": demoDay,
  "food-lab": foodLab,
  "waste-to-value": wasteToValue,
  "valley-drone": valleyDrone,
  "winter-boot-camp": winterBootCamp,
  awards,
};
