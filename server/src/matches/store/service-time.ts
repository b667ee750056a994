/** Id of the only row of `service_time`. */
export const SERVICE_TIME = 'turns';
