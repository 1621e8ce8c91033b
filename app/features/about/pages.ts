/** In the order of the navigation, each with its name in content/pages.yaml. */
export const DISCOVER_PAGES = [
  { to: "/discover/who-we-are", title: "Who we are", name: "whoWeAre" },
  { to: "/discover/mission-and-vision", title: "Mission and Vision", name: "missionAndVision" },
  { to: "/discover/culture", title: "Culture", name: "culture" },
  { to: "/discover/thrust-areas", title: "Thrust areas", name: "thrustAreas" },
  { to: "/discover/nodes", title: "Nodes", name: "nodes" },
  { to: "/discover/partners-and-collaborators", title: "Partners and Collaborators", name: "partners" },
] as const;
