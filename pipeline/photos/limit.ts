export { default as limit, type LimitFunction as Limited } from 'p-limit';
