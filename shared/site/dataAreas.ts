/** Places of AWS's regions as the privacy policy names them; a region that an operator chooses must be here. */
const REGIONS_OF = {
  eu: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
  israel: ['il-central-1'],
  switzerland: ['eu-central-2'],
  britain: ['eu-west-2'],
  usa: ['us-east-1', 'us-east-2', 'us-west-1', 'us-west-2'],
} as const;

export type DataArea = keyof typeof REGIONS_OF;
export type AwsRegion = (typeof REGIONS_OF)[DataArea][number];

/** The areas of regions, each once, in the order of the table. */
export const dataAreasOf = (regions: readonly AwsRegion[]): DataArea[] =>
  (Object.keys(REGIONS_OF) as DataArea[]).filter((area) =>
    (REGIONS_OF[area] as readonly AwsRegion[]).some((region) => regions.includes(region)),
  );
